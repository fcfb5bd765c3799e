import { observer } from 'mobx-react'
import { PhoneCodeFields } from '@/domain/session/PhoneCodeFields'
import { bindUserWords } from '@/i18n/bindUser'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { Card } from '@/ui/display/Card'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import './BindForm.scss'
import type { BindUserStore } from './store'

/** The number, its code, and the way to the account that has the number already. */
export const BindForm = observer(function BindForm({ store }: { store: BindUserStore }) {
  const words = bindUserWords()
  return (
    <Card room="large" align="stretch" className="bind-form">
      <Text kind="headline" tone="main" role="heading" aria-level={2}>
        {words.heading}
      </Text>
      <Text kind="body" tone="second" className="bind-form-text">
        {words.text}
      </Text>
      <PhoneCodeFields id="bind" form={store.form} />
      <Stack gap={12} above={24}>
        <Button id="bind-submit" block text={words.submit} busy={store.binding.busy} onTap={store.bind} />
        {store.isTaken && (
          <Button
            id="bind-log-in"
            block
            kind="second"
            text={words.byPhone}
            onTap={() => go(routes.loginNum, { redirect: `/${routes.my.path}` })}
          />
        )}
      </Stack>
    </Card>
  )
})
