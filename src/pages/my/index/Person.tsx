import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { UserInfo } from '@/contract/session'
import { profileWords } from '@/i18n/profile'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { useApp } from '@/shell/AppContext'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import './Person.scss'
import { PersonTools } from './PersonTools'

const backHere = `/${routes.my.path}`

interface PersonProps {
  isSignedIn: boolean
  /** Absent for a visitor, and for a customer whom the server did not describe. */
  user: UserInfo | undefined
}

/** Who is signed in, over the theme's header; a visitor is asked to log in, a customer whose login is paused to accept the privacy notice. */
export const Person = observer(function Person({ isSignedIn, user }: PersonProps) {
  const words = profileWords()
  const { consent, isLoginPaused } = useApp()
  const open = () => {
    if (isLoginPaused()) consent.ask()
    else if (!isSignedIn) go(routes.login, { redirect: backHere })
    else go(routes.profile)
  }
  return (
    <Row className="person">
      <Tappable id="my-person" className="person-main" role="link" onTap={open}>
        <View className="person-avatar">
          <Picture
            className="person-picture"
            src={user?.imgUrl}
            mode="aspectFill"
            instead={<Icon name="person" size={32} />}
          />
        </View>
        <Stack gap={2}>
          <Row gap={8}>
            <Text kind="headline" lines={1}>
              {user?.nickName ?? (isSignedIn ? words.nameless : words.logIn)}
            </Text>
            {user?.isVip && (
              <Text kind="note" className="person-vip">
                {words.vip}
              </Text>
            )}
          </Row>
          {(user || !isSignedIn) && <Text kind="small">{user ? user.mobile : words.logInHint}</Text>}
          {user && <Text kind="small">{words.xbtStatus[user.xbtStatus]}</Text>}
        </Stack>
      </Tappable>
      <PersonTools />
    </Row>
  )
})
