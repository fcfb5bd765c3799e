import { observer } from 'mobx-react'
import type { Certificate } from '@/contract/certificate/records'
import { certificateWords } from '@/i18n/certificate'
import { formatDate } from '@/lib/date'
import { yuan } from '@/lib/money'
import { CopyButton } from '@/ui/action/CopyButton'
import { Text } from '@/ui/display/Text'
import { Line } from '@/ui/list/Line'

/** The facts of one certificate, line by line; its long number is the last. */
export const CertificateFacts = observer(function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const words = certificateWords()
  const { lines } = words
  const { number, kind, method, amount, fee, sentTo, createdTime, issuedTime, trackingNumber } = certificate
  return (
    <>
      <Line label={lines.kind}>{words.kinds[kind] ?? kind}</Line>
      <Line label={lines.amount}>{yuan(amount)}</Line>
      <Line label={method === 'paper' ? lines.postedTo : lines.sentTo}>{sentTo}</Line>
      {fee > 0 && <Line label={lines.fee}>{yuan(fee)}</Line>}
      {trackingNumber && (
        <Line label={lines.tracking}>
          <Text selectable>{trackingNumber}</Text>
          <CopyButton text={trackingNumber} label={words.copyLabel(`${lines.tracking} ${trackingNumber}`)} />
        </Line>
      )}
      <Line label={issuedTime ? lines.issued : lines.created}>
        {formatDate(issuedTime ?? createdTime, 'yyyy-MM-dd HH:mm')}
      </Line>
      {number !== '' && (
        <Line label={lines.number}>
          <Text selectable>{number}</Text>
          <CopyButton text={number} label={words.copyLabel(`${lines.number} ${number}`)} />
        </Line>
      )}
    </>
  )
})
