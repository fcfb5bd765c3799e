import { View } from '@tarojs/components'
import { PhotoSheet } from '@/domain/profile/PhotoSheet'
import { profileFormWords } from '@/i18n/profileForm'
import { back } from '@/navigate'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Stack } from '@/ui/layout/Stack'
import { AccountRows } from './mys/AccountRows'
import { Avatar } from './mys/Avatar'
import { Fields } from './mys/Fields'
import { ProfileFormStore } from './mys/store'
import './mys/mys.scss'

/** The profile form: picture, nickname, region, education and profession. */
export default page(routes.profile, function Mys() {
  const store = useScreenStore(() => new ProfileFormStore())
  const words = profileFormWords()
  useEnd(store.saving, {
    done: () => {
      toast(words.saved)
      back(routes.my)
    },
  })
  const save = (
    <View className="profile-form-save">
      <Button
        id="profile-save"
        block
        text={words.save}
        busy={store.saving.busy}
        disabled={store.picture?.isSending}
        onTap={store.save}
      />
    </View>
  )
  return (
    <Screen
      skeleton="form"
      remote={store.page}
      onRetry={store.load}
      footer={store.page.value && save}
      popups={
        <PhotoSheet
          open={store.isChoosingPicture}
          purpose={words.pictureUse}
          onClose={store.closePhotoSheet}
          onChoose={store.choosePhoto}
          onRefused={store.refusePhoto}
        />
      }
    >
      <Stack gap={12} page>
        <Card>
          <Avatar store={store} />
        </Card>
        <Card title={words.basics}>
          <Fields store={store} />
        </Card>
        <Card flush>
          <AccountRows store={store} />
        </Card>
      </Stack>
    </Screen>
  )
})
