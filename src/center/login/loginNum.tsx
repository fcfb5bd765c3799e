import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AgreementCheck } from '@/domain/session/AgreementCheck'
import { LoginHeader } from '@/domain/session/LoginHeader'
import { sessionWords } from '@/i18n/session'
import { routes } from '@/routes'
import { Screen } from '@/shell/Screen'
import { useQuery } from '@/shell/useQuery'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { SendCode } from '@/ui/SendCode'
import { LoginNumStore } from './loginNum/store'
import './loginNum/loginNum.scss'

/** Logs in by phone number and code. */
export default observer(function LoginNum() {
  const { redirect } = useQuery(routes.loginNum)
  const store = useScreenStore(() => new LoginNumStore(redirect))
  const words = sessionWords()
  const { secondsLeft } = store.timer
  const sendText = store.hasAsked ? words.resend : words.sendCode
  return (
    <Screen route={routes.loginNum} skeleton="form">
      <LoginHeader />
      <View className="login-num">
        <Field
          id="login-phone"
          label={words.phone}
          placeholder={words.phonePlaceholder}
          keypad="number"
          value={store.phone}
          error={store.phoneError}
          maxLength={20}
          clearLabel={words.clear}
          onInput={store.typePhone}
          onBlur={store.leavePhone}
        />
        <Field
          id="login-code"
          label={words.code}
          placeholder={words.codePlaceholder}
          keypad="number"
          value={store.code}
          error={store.codeError}
          maxLength={6}
          onInput={store.typeCode}
          trailing={
            <SendCode
              id="login-send"
              text={secondsLeft > 0 ? words.resendIn(secondsLeft) : sendText}
              disabled={!store.mayAskCode}
              onTap={store.askCode}
            />
          }
        />
        <View className="login-num-submit">
          <Button id="login-submit" block text={words.login} busy={store.isLoggingIn} onTap={store.logIn} />
        </View>
        <Text className="login-num-hint">{words.loginHint}</Text>
        <AgreementCheck checked={store.agreed} onChange={store.agree} />
      </View>
    </Screen>
  )
})
