import { observer } from 'mobx-react'
import type { PaidOffCheckRes } from '@/contract/certificate/issue'
import { certificateWords } from '@/i18n/certificate'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Stack } from '@/ui/layout/Stack'
import './IssueFoot.scss'
import { mustProve } from './certifiable'
import type { IssueStore } from './issueStore'
import { TroubleWay } from './TroubleWay'

/** What is wrong, and the button that goes on: to the proof where it has ended, to the e-mail, or to the postal address. */
export const IssueFoot = observer(function IssueFoot({ store, missing }: { store: IssueStore; missing: string }) {
  const words = certificateWords()
  const { kind, method, trouble, checking, paper, wish } = store
  const goOn = ({ nextProof }: PaidOffCheckRes) => {
    if (mustProve(nextProof)) go(routes.certificateVerify, { kind, method })
    else if (method === 'paper') paper.open(wish)
    else go(routes.certificateEmail, { kind, loanIds: wish.loanIds.join() })
  }
  useEnd(checking, { done: goOn })
  return (
    <Stack gap={8} className="issue-foot">
      {trouble?.kind === 'missing' && <Alarm text={missing} />}
      {trouble?.kind === 'lost' && <Alarm text={words.checkLost} />}
      {trouble?.kind === 'refused' && (
        <Alarm text={trouble.message}>
          <TroubleWay code={trouble.code} kind={kind} method={method} />
        </Alarm>
      )}
      <Button id="issue-next" block text={words.issueBy[method]} busy={checking.busy} onTap={store.check} />
    </Stack>
  )
})
