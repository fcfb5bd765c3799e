import { bindUserWords } from '@/i18n/bindUser'
import { go } from '@/navigate'
import { toast } from '@/platform/page/toast'
import { routes } from '@/routes'
import { endLogin } from '@/shell/login/endLogin'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useEnd } from '@/shell/useEnd'
import { useScreenStore } from '@/shell/useScreenStore'
import { Button } from '@/ui/action/Button'
import { ResultBody } from '@/ui/display/ResultBody'
import { BindForm } from './index/BindForm'
import { BindUserStore } from './index/store'

/** Binds a phone number to an account that the host's login made; an account with a number shows it. After a login it leads back to `redirect`. */
export default page(routes.bindUser, function BindUser({ redirect }) {
  const store = useScreenStore(() => new BindUserStore())
  const words = bindUserWords()
  const toMy = () => go(routes.my)
  const leave = () => (redirect ? endLogin({ kind: 'in' }, redirect) : toMy())
  useEnd(store.binding, {
    done: () => {
      toast(words.done)
      leave()
    },
  })
  return (
    <Screen skeleton="form" remote={store.page} onRetry={store.load}>
      {store.mobile ? (
        <ResultBody look="success" title={words.boundTitle} text={words.boundText(store.mobile)}>
          <Button id="bind-to-my" block text={words.toMy} onTap={toMy} />
        </ResultBody>
      ) : (
        <BindForm store={store} />
      )}
    </Screen>
  )
})
