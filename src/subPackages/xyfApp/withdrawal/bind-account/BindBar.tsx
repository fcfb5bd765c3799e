import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { bindAccountWords } from '@/i18n/bindAccount'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Tappable } from '@/ui/action/Tappable'
import { Alarm } from '@/ui/display/Alarm'
import './BindBar.scss'
import type { BindAccountStore } from './store'

/** The button that binds; a refusal that is about no field stands over it, with the way on. */
export const BindBar = observer(function BindBar({ store }: { store: BindAccountStore }) {
  const words = bindAccountWords()
  const identity = store.messageAt('identity')
  const message = identity ?? store.messageAt('submit')
  return (
    <>
      {message !== undefined && (
        <View className="bind-bar-alarm">
          <Alarm text={message || words.identityMissing}>
            {identity !== undefined && (
              <Tappable
                id="bind-identity"
                className="bind-bar-link"
                role="link"
                onTap={() => go(routes.identification)}
              >
                <Text>{words.toIdentity}</Text>
              </Tappable>
            )}
          </Alarm>
        </View>
      )}
      <Button
        id="bind-submit"
        block
        text={words.submit[store.kind]}
        busy={store.binding.busy}
        disabled={!store.canSubmit}
        onTap={store.submit}
      />
    </>
  )
})
