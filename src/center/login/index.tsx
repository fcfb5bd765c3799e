import { View } from '@tarojs/components'
import { AgreementCheck } from '@/domain/session/AgreementCheck'
import { LoginHeader } from '@/domain/session/LoginHeader'
import { sessionWords } from '@/i18n/session'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useQuery } from '@/shell/useQuery'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/Button'
import { OneTapButton } from './index/OneTapButton'
import { LoginStore } from './index/store'
import './index/index.scss'

/** Logs in by one tap in WeChat; other hosts go on to the phone page. */
export default page(function Login() {
  const { redirect } = useQuery(routes.login)
  const store = useScreenStore(() => new LoginStore(redirect))
  const words = sessionWords()
  return (
    <Screen route={routes.login} skeleton="form">
      <LoginHeader />
      <View className="login">
        {store.isOffered && (
          <OneTapButton
            text={words.oneTap}
            busy={store.isLoggingIn}
            ready={store.isReady}
            onRemind={store.remind}
            onPhone={store.oneTap}
          />
        )}
        <Button id="login-by-phone" block kind="second" text={words.byPhone} onTap={store.byPhone} />
        <AgreementCheck checked={store.agreed} onChange={store.agree} />
      </View>
    </Screen>
  )
})
