import { observer } from 'mobx-react'
import type { OcrInfo } from '@/contract/identity/idCard'
import { idCardWords } from '@/i18n/idCard'
import { maskIdCard, maskName } from '@/lib/mask'
import { Card } from '@/ui/display/Card'
import { Line } from '@/ui/list/Line'

/** Who is confirmed: enough to recognise oneself and the card; the rest is masked or left out (S6). */
export const Person = observer(function Person({ info }: { info: OcrInfo }) {
  const words = idCardWords()
  const { fields } = words
  const until = info.validUntil === 'long' ? words.long : info.validUntil
  return (
    <Card title={words.confirmTitle}>
      <Line label={fields.name}>{maskName(info.name)}</Line>
      <Line label={fields.idNumber}>{maskIdCard(info.idNumber)}</Line>
      <Line label={fields.sex}>{words.sexes[info.sex]}</Line>
      <Line label={fields.nation}>{info.nation}</Line>
      <Line label={fields.issuer}>{info.issuer}</Line>
      <Line label={fields.valid}>{words.until(info.validFrom, until)}</Line>
    </Card>
  )
})
