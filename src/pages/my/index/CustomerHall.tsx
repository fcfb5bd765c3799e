import { observer } from 'mobx-react'
import { useHelp } from '@/domain/help/HelpButton'
import { profileWords } from '@/i18n/profile'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import './CustomerHall.scss'

/** The customer hall, in customer mode only. */
export const CustomerHall = observer(function CustomerHall() {
  const words = profileWords()
  const { opening, open } = useHelp()
  return (
    <Tappable
      id="customer-hall"
      className="customer-hall"
      role="link"
      disabled={opening.busy}
      onTap={() => open({ about: 'general' })}
    >
      <Row align="stretch" className="customer-hall-icon">
        <Icon name="headset" size={26} />
      </Row>
      <Stack grow>
        <Text kind="title" tone="main">
          {words.customerHall}
        </Text>
        <Text kind="note">{words.customerHallHint}</Text>
      </Stack>
      <Icon name="next" size={16} />
    </Tappable>
  )
})
