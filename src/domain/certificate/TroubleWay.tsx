import type { CertificateKind, IssueMethod } from '@/contract/certificate/issue'
import { certificateWords } from '@/i18n/certificate'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'

interface TroubleWayProps {
  /** Why a certificate was refused. */
  code: string
  kind?: CertificateKind
  method?: IssueMethod
}

/** The way on after a refusal, beside its words: the record that there is, the loans that can be certified, or the proof that is needed. */
export function TroubleWay({ code, kind, method }: TroubleWayProps) {
  const words = certificateWords()
  if (code === 'CERTIFICATE_ISSUED') {
    return (
      <Button
        id="trouble-records"
        size="small"
        kind="second"
        text={words.toRecords}
        onTap={() => go(routes.certificateRecords)}
      />
    )
  }
  if (code === 'PROOF_NEEDED') {
    return (
      <Button
        id="trouble-verify"
        size="small"
        kind="second"
        text={words.toVerify}
        onTap={() => go(routes.certificateVerify, { kind, method })}
      />
    )
  }
  if (code === 'LOAN_OPEN' && kind === 'general') {
    return (
      <Button
        id="trouble-loans"
        size="small"
        kind="second"
        text={words.toLoans}
        onTap={() => go(routes.certificateLoans, { method })}
      />
    )
  }
  return null
}
