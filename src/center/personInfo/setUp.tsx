import { ConsentQuestion } from '@/domain/account/ConsentRow'
import { OwnDataSheet } from '@/domain/account/OwnDataSheet'
import { accountWords } from '@/i18n/account'
import { choosePlace, go } from '@/navigate'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Dialog } from '@/ui/layer/Dialog'
import { Stack } from '@/ui/layout/Stack'
import { Gradual } from '@/ui/list/Gradual'
import { AccountGroups } from './setUp/AccountGroups'
import { DevicesSheet } from './setUp/DevicesSheet'
import { GeneralGroup } from './setUp/GeneralGroup'
import { PrivacyGroup } from './setUp/PrivacyGroup'
import { SettingsStore } from './setUp/store'
import './setUp/setUp.scss'

/** Settings: account, devices, own data, language, theme, agreements, consent, log out. */
export default page(routes.settings, function SetUp() {
  const store = useScreenStore(() => new SettingsStore())
  const words = accountWords()
  const logOut = () => {
    store.leave()
    toast(words.loggedOut)
    go(routes.my)
  }
  const changePlace = async () => {
    const end = await choosePlace()
    store.takePlace(end)
    if (end.kind === 'failed') toast(words.placeFailed)
    else if (end.kind === 'unagreed') toast(words.placeUnagreed)
  }
  const allowPlace = async () => {
    if (await store.allowPlace()) await changePlace()
  }
  const questions = (
    <>
      <Dialog
        open={store.isAskingLogOut}
        title={words.logOutTitle}
        text={words.logOutText}
        confirmText={words.logOut}
        cancelText={words.logOutKeep}
        onConfirm={logOut}
        onCancel={store.close}
      />
      <Dialog
        open={store.isPlaceDenied}
        title={words.placeDenied}
        text={words.placeDeniedText}
        confirmText={words.placeSettings}
        cancelText={words.placeLater}
        onConfirm={() => void allowPlace()}
        onCancel={store.leavePlaceDenied}
      />
      <ConsentQuestion choice={store.consent} onWithdrawn={() => go(routes.my)} />
      <DevicesSheet store={store.devices} />
      <OwnDataSheet store={store.ownData} />
    </>
  )
  return (
    <Screen skeleton="form" popups={questions}>
      <Stack className="settings">
        <Gradual size={2}>
          <AccountGroups store={store} />
          <GeneralGroup store={store} onPlace={() => void changePlace()} />
          <PrivacyGroup store={store} />
          <Stack above={24}>
            <Button id="settings-log-out" block kind="plain" text={words.logOut} onTap={store.askLogOut} />
          </Stack>
        </Gradual>
      </Stack>
    </Screen>
  )
})
