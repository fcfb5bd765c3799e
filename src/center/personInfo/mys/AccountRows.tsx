import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { profileFormWords } from '@/i18n/profileForm'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { ListRow } from '@/ui/list/ListRow'
import type { ProfileFormStore } from './store'

/** What is proved about the customer, masked (S6), each with the way to prove it where it is missing. */
export const AccountRows = observer(function AccountRows({ store }: { store: ProfileFormStore }) {
  const words = profileFormWords()
  const { userInfo: user, profile } = store.page.value ?? {}
  const { realName = '', bankNumber = '' } = profile ?? {}
  const mobile = user?.mobile ?? ''
  return (
    <View>
      <ListRow
        id="profile-real-name"
        icon="person"
        title={words.realName}
        value={realName || words.realNameNone}
        onTap={realName ? undefined : () => go(routes.identification)}
      />
      <ListRow
        id="profile-phone"
        icon="phone"
        title={words.phone}
        value={mobile || words.phoneNone}
        onTap={mobile ? undefined : () => go(routes.bindUser, {})}
      />
      <ListRow
        id="profile-bank-card"
        icon="card"
        title={words.bankCard}
        value={bankNumber || words.bankCardNone}
        onTap={() => go(routes.bankManagement)}
      />
      <ListRow icon="document" title={words.userId} value={user?.userId} />
    </View>
  )
})
