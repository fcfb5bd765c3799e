import { Text, View } from '@tarojs/components'
import { AgreementCheck } from '@/domain/session/AgreementCheck'
import { LoginHeader } from '@/domain/session/LoginHeader'
import { PhoneCodeFields } from '@/domain/session/PhoneCodeFields'
import { sessionWords } from '@/i18n/session'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useQuery } from '@/shell/useQuery'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/Button'
import { LoginNumStore } from './loginNum/store'
import './loginNum/loginNum.scss'

/** Logs in by phone number and code. */
export default page(function LoginNum() {
  const { redirect } = useQuery(routes.loginNum)
  const store = useScreenStore(() => new LoginNumStore(redirect))
  const words = sessionWords()
  return (
    <Screen route={routes.loginNum} skeleton="form">
      <LoginHeader />
      <View className="login-num">
        <PhoneCodeFields id="login" form={store.form} />
        <View className="login-num-submit">
          <Button id="login-submit" block text={words.login} busy={store.isLoggingIn} onTap={store.logIn} />
        </View>
        <Text className="login-num-hint">{words.loginHint}</Text>
        <AgreementCheck checked={store.agreed} onChange={store.agree} />
      </View>
    </Screen>
  )
})
