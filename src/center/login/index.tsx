import { useEffect } from 'react'
import { AgreementCheck } from '@/domain/session/AgreementCheck'
import { LoginHeader } from '@/domain/session/LoginHeader'
import { sessionWords } from '@/i18n/session'
import { replace } from '@/navigate'
import { oneTap } from '@/platform/host/oneTap'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'
import { useApp } from '@/shell/AppContext'
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
import { OneTapButton } from './index/OneTapButton'
import { LoginStore } from './index/store'
import './index/index.scss'

/** Logs in by one tap in WeChat; on other hosts the phone page takes this page's place. */
export default page(routes.login, function Login({ redirect }) {
  const { consent } = useApp()
  const store = useScreenStore(() => new LoginStore())
  const words = sessionWords()
  useResumedLogin(redirect)
  const byPhone = () => replace(routes.loginNum, { redirect })
  useEffect(() => {
    if (!oneTap.offered) replace(routes.loginNum, { redirect })
  }, [redirect])
  useEnd(store.loggingIn, {
    done: (end) => {
      if (end.kind === 'hostRefused') toast(words.oneTapFailed)
      else if (end.kind === 'withoutPhone') replace(routes.bindUser, { redirect })
      else endLogin(end, redirect)
    },
  })
  const refusePhone = () => {
    store.refusePhone()
    toast(words.oneTapFailed)
  }
  const [isMissing, remindOfTick] = useReminder(store.agreed)
  const remind = () => (store.missing === 'consent' ? consent.ask() : remindOfTick())
  return (
    <Screen skeleton="form">
      <LoginHeader />
      <Stack gap={12} className="login">
        {oneTap.offered && (
          <OneTapButton
            text={words.oneTap}
            busy={store.loggingIn.busy}
            ready={store.missing === undefined}
            onRemind={remind}
            onPhone={(phoneCode) => (phoneCode ? store.logIn(phoneCode) : refusePhone())}
          />
        )}
        {oneTap.offered && (
          <Text kind="small" tone="second" center>
            {words.oneTapUse}
          </Text>
        )}
        <Button id="login-by-phone" block kind="second" text={words.byPhone} onTap={byPhone} />
        {store.isPhoneRefused && (
          <Button
            id="login-without-phone"
            block
            kind="plain"
            text={words.withoutPhone}
            disabled={store.loggingIn.busy}
            onTap={() => (store.missing ? remind() : store.logInWithoutPhone())}
          />
        )}
        <AgreementCheck checked={store.agreed} onChange={store.agree} isMissing={isMissing} />
      </Stack>
    </Screen>
  )
})
