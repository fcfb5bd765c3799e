import { View } from '@tarojs/components'
import { useState } from 'react'
import { ConsentQuestion } from '@/domain/account/ConsentRow'
import { accountWords } from '@/i18n/account'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { SettingsList } from './setUp/SettingsList'
import { SettingsStore } from './setUp/store'
import './setUp/setUp.scss'

/** Settings: account, language, theme, agreements, consent, log out. */
export default page(routes.settings, function SetUp() {
  const [store] = useState(() => new SettingsStore())
  const words = accountWords()
  const questions = (
    <>
      <Dialog
        open={store.asking === 'logOut'}
        title={words.logOutTitle}
        text={words.logOutText}
        confirmText={words.logOut}
        cancelText={words.logOutKeep}
        busy={store.isLeaving}
        onConfirm={store.leave}
        onCancel={store.close}
      />
      <ConsentQuestion choice={store.consent} />
    </>
  )
  return (
    <Screen skeleton="form" popups={questions}>
      <View className="settings">
        <SettingsList store={store} />
        <View className="settings-leave">
          <Button id="settings-log-out" block kind="plain" text={words.logOut} onTap={store.askLogOut} />
        </View>
      </View>
    </Screen>
  )
})
