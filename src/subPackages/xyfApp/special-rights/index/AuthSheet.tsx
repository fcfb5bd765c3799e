import { observer } from 'mobx-react'
import { rightsWords } from '@/i18n/rights'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
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
        <Stack gap={8}>
          <Button id="auth-agree" block text={words.authAgree} busy={authorizing.busy} onTap={store.authorize} />
          <Button id="auth-refuse" block kind="plain" text={words.authRefuse} onTap={store.closeAuth} />
        </Stack>
      }
    >
      <Stack gap={12} className="auth-sheet">
        <Text kind="reading">{words.authLead(asked?.item.name ?? '')}</Text>
        <Stack gap={8} className="auth-sheet-list" role="list">
          {words.authData.map((text) => (
            <Row key={text} gap={8} align="stretch" className="auth-sheet-row" role="listitem">
              <Icon name="done" size={18} />
              <Text kind="body" tone="main" grow>
                {text}
              </Text>
            </Row>
          ))}
        </Stack>
        <Text kind="note" tone="third">
          {words.authNote}
        </Text>
      </Stack>
    </Sheet>
  )
})
