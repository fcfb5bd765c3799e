import { deregistrationWords } from '@/i18n/deregistration'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { useApp } from '@/shell/AppContext'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { ResultBody } from '@/ui/display/ResultBody'

/** The account is closed. It opens without a login, since there is none any more. */
export default page(routes.cancelResult, function CancelResult() {
  const words = deregistrationWords()
  const home = <Button id="result-home" block text={words.toHome} onTap={() => go(routes.home)} />
  // An address that is opened later, perhaps with a new account.
  if (useApp().hasLogin())
    return (
      <Screen>
        <EmptyState icon="person" text={words.notDoneTitle}>
          {home}
        </EmptyState>
      </Screen>
    )
  return (
    <Screen>
      <ResultBody look="success" title={words.doneTitle} text={words.doneText}>
        {home}
        <Button id="result-again" block kind="second" text={words.again} onTap={() => go(routes.login, {})} />
      </ResultBody>
    </Screen>
  )
})
