import { observer } from 'mobx-react'
import type { Certificate } from '@/contract/certificate/records'
import { certificateWords } from '@/i18n/certificate'
import { yuan } from '@/lib/money'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import type { DocumentStore } from './documentStore'
import { payFee } from './PaperSheets'
import type { PaperStore } from './paperStore'

interface CertificateWaysProps {
  certificate: Certificate
  viewer: DocumentStore
  paper: PaperStore
  /** In a list, whose rows have small buttons. */
  isRow?: boolean
}

/** What can be done with a certificate as it stands: open it, mail it again, pay its fee, or apply again. */
export const CertificateWays = observer(function CertificateWays(props: CertificateWaysProps) {
  const { certificate, viewer, paper, isRow = false } = props
  const words = certificateWords()
  const { certificateId, status, method, number, fee, bizNo, deductType } = certificate
  const shape = isRow ? ({ size: 'small' } as const) : ({ block: true } as const)
  const label = (text: string) => (isRow ? `${text} ${number || certificateId}` : undefined)
  if (status === 'unpaid') {
    const text = words.pay(yuan(fee))
    const boundBizNo = deductType === 2 ? bizNo : undefined
    const pay = () => payFee(paper, { certificateId, fee, bizNo: boundBizNo })
    return <Button id={`pay-${certificateId}`} {...shape} text={text} label={label(text)} onTap={pay} />
  }
  if (status === 'closed') {
    const again = () => go(routes.certificate)
    return (
      <Button
        id={`again-${certificateId}`}
        {...shape}
        kind="second"
        text={words.applyAgain}
        label={label(words.applyAgain)}
        onTap={again}
      />
    )
  }
  return (
    <>
      {viewer.isOffered && (
        <Button
          id={`view-${certificateId}`}
          {...shape}
          kind={isRow ? 'second' : 'primary'}
          text={words.view}
          label={label(words.view)}
          onTap={() => viewer.open(certificateId)}
        />
      )}
      {method === 'electronic' && (
        <Button
          id={`resend-${certificateId}`}
          {...shape}
          kind="second"
          text={words.sendAgain}
          label={label(words.sendAgain)}
          onTap={() => go(routes.certificateEmail, { certificateId })}
        />
      )}
    </>
  )
})
