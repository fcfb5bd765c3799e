import { AgreementCheck } from '@/domain/session/AgreementCheck'
import { LoginHeader } from '@/domain/session/LoginHeader'
import { PhoneCodeFields } from '@/domain/session/PhoneCodeFields'
import { sessionWords } from '@/i18n/session'
import { routes } from '@/routes'
import { endLogin } from '@/shell/login/endLogin'
import { useResumedLogin } from '@/shell/login/useResumedLogin'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { useReminder } from '@/ui/hooks/useReminder'
import { Stack } from '@/ui/layout/Stack'
import { LoginNumStore } from './loginNum/store'
import './loginNum/loginNum.scss'

/** Logs in by phone number and code. */
export default page(routes.loginNum, function LoginNum({ redirect }) {
  const store = useScreenStore(() => new LoginNumStore())
  const words = sessionWords()
  useResumedLogin(redirect)
  useEnd(store.loggingIn, { done: (end) => endLogin(end, redirect) })
  const [isMissing, remind] = useReminder(store.agreed)
  const logIn = () => {
    if (!store.logIn()) remind()
  }
  return (
    <Screen skeleton="form">
      <LoginHeader />
      <Stack className="login-num">
        <PhoneCodeFields id="login" form={store.form} />
        <Stack above={24}>
          <Button id="login-submit" block text={words.login} busy={store.loggingIn.busy} onTap={logIn} />
        </Stack>
        <Text kind="small" tone="third" center className="login-num-hint">
          {words.loginHint}
        </Text>
        <AgreementCheck checked={store.agreed} onChange={store.agree} isMissing={isMissing} />
      </Stack>
    </Screen>
  )
})
