import { deregistrationWords } from '@/i18n/deregistration'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { Button } from '@/ui/Button'
import { ResultBody } from '@/ui/ResultBody'

/** The account is closed. It opens without a login, since there is none any more. */
export default page(routes.cancelResult, function CancelResult() {
  const words = deregistrationWords()
  return (
    <Screen bar="header">
      <ResultBody look="success" title={words.doneTitle} text={words.doneText}>
        <Button id="result-home" block text={words.toHome} onTap={() => go(routes.home)} />
        <Button id="result-again" block kind="second" text={words.again} onTap={() => go(routes.login, {})} />
      </ResultBody>
    </Screen>
  )
})
