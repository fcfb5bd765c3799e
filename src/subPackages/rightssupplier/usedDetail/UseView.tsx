import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RightUse } from '@/contract/supplier'
import { supplierWords } from '@/i18n/supplier'
import { formatDate } from '@/lib/date'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { UseCode } from '@/ui/action/UseCode'
import { Card } from '@/ui/display/Card'
import { HeaderSpread } from '@/ui/display/HeaderSpread'
import { StepNumber } from '@/ui/display/StepNumber'
import { Tag } from '@/ui/display/Tag'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { ListRow } from '@/ui/list/ListRow'
import { Picture } from '@/ui/media/Picture'
import './UseView.scss'

/** A received right: its code while it can be used, and the steps; used or expired, the code is only text. */
export const UseView = observer(function UseView({ use }: { use: RightUse }) {
  const words = supplierWords()
  const { name, picture, state, code, codeKind, receivedAt, endTime, steps } = use
  const canUse = state === 'received'
  const end = formatDate(endTime, 'yyyy-MM-dd')
  const ended = state === 'used' ? words.usedCode : words.ended(end)
  return (
    <Stack gap={12} page className="supplier-use">
      <HeaderSpread />
      <View className={`supplier-use-ticket ${canUse ? '' : 'is-over'}`}>
        <Row gap={12} className="supplier-use-what">
          <Picture className="supplier-use-picture" src={picture} mode="aspectFit" />
          <Stack gap={4} align="start" grow>
            <Text kind="title" role="heading" aria-level={2}>
              {name}
            </Text>
            <Tag text={words.states[state] ?? ''} kind={canUse ? 'brand' : 'plain'} />
          </Stack>
        </Row>
        <View className="supplier-use-code">
          <Text kind="note" tone="second">
            {words.code}
          </Text>
          <UseCode
            code={code}
            kind={canUse ? codeKind : 'text'}
            label={words.copyCode(name)}
            note={canUse ? words.until(end) : ended}
          />
        </View>
      </View>
      {canUse && steps.length > 0 && (
        <Card title={words.steps}>
          <View role="list">
            {steps.map((step, index) => (
              <Row key={step} gap={12} align="start" className="supplier-use-step" role="listitem">
                <StepNumber number={index + 1} />
                <Text kind="reading" grow>
                  {step}
                </Text>
              </Row>
            ))}
          </View>
        </Card>
      )}
      <Card flush>
        <ListRow title={words.receivedAt} value={formatDate(receivedAt, 'yyyy-MM-dd HH:mm')} />
        <ListRow title={words.endTime} value={formatDate(endTime, 'yyyy-MM-dd HH:mm')} />
        <ListRow id="supplier-mine" title={words.mine} onTap={() => go(routes.supplierRights)} />
      </Card>
    </Stack>
  )
})
