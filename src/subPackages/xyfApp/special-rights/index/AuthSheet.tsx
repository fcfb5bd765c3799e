import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { rightsWords } from '@/i18n/rights'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Sheet } from '@/ui/layer/Sheet'
import { Icon } from '@/ui/media/Icon'
import './AuthSheet.scss'
import type { PackStore } from './store'

/** Asks for the authorization that a partner's item needs, and says what partners get by it. */
export const AuthSheet = observer(function AuthSheet({ store }: { store: PackStore }) {
  const words = rightsWords()
  const { asked, authorizing } = store
  useEnd(authorizing)
  return (
    <Sheet
      id="pack-auth"
      open={asked !== undefined}
      title={words.authTitle}
      onClose={store.closeAuth}
      footer={
        <View className="auth-sheet-buttons">
          <Button id="auth-agree" block text={words.authAgree} busy={authorizing.busy} onTap={store.authorize} />
          <Button id="auth-refuse" block kind="plain" text={words.authRefuse} onTap={store.closeAuth} />
        </View>
      }
    >
      <View className="auth-sheet">
        <Text className="auth-sheet-lead">{words.authLead(asked?.item.name ?? '')}</Text>
        <View className="auth-sheet-list" role="list">
          {words.authData.map((text) => (
            <View key={text} className="auth-sheet-row" role="listitem">
              <Icon name="done" size={18} />
              <Text className="auth-sheet-text">{text}</Text>
            </View>
          ))}
        </View>
        <Text className="auth-sheet-note">{words.authNote}</Text>
      </View>
    </Sheet>
  )
})
