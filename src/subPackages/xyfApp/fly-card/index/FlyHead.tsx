import { observer } from 'mobx-react'
import { rightsWords } from '@/i18n/rights'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './FlyHead.scss'

/** What a fly card is. @param days how long an activated card serves; 0 where that is not known */
export const FlyHead = observer(function FlyHead({ days }: { days: number }) {
  const words = rightsWords()
  return (
    <Stack gap={4} className="fly-head">
      <Text kind="headline" role="heading" aria-level={2}>
        {words.flyTitle}
      </Text>
      <Text kind="body">{words.flyText}</Text>
      {days > 0 && (
        <Row align="stretch" above={8}>
          <Tag kind="brand" text={words.flyDays(days)} />
        </Row>
      )}
    </Stack>
  )
})
