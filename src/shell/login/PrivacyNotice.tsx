import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { shellWords } from '@/i18n/shell'
import { go } from '@/navigate'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { useApp } from '@/shell/AppContext'
import { useTabsAway } from '@/shell/useTabsAway'
import { Button } from '@/ui/action/Button'
import { keyProps } from '@/ui/action/keyProps'
import { Tappable } from '@/ui/action/Tappable'
import { Text } from '@/ui/display/Text'
import { usePanel } from '@/ui/layer/usePanel'
import { Row } from '@/ui/layout/Row'
import { useConsentGate } from './useConsentGate'
import './PrivacyNotice.scss'

/** Pages on which the policy is read; the notice is not shown there. */
const readable = [routes.agreement.path, routes.agreements.path]

/** Blocks the app until the customer has answered; after a refusal the app can be browsed. No data is collected before the answer. */
export const PrivacyNotice = observer(function PrivacyNotice({
  route,
}: {
  route: Pick<Route, 'path' | 'login' | 'tab'>
}) {
  const { consent } = useApp()
  const refuse = useConsentGate(route)
  const isUp = consent.answer === 'unasked' && !readable.includes(route.path)
  useTabsAway(route, isUp)
  return isUp ? <OpenNotice accept={consent.accept} refuse={refuse} /> : null
})

function OpenNotice({ accept, refuse }: { accept(): void; refuse(): void }) {
  const words = shellWords()
  const { ref } = usePanel()
  return (
    <View
      {...(ref ? { ref } : {})}
      className="privacy-notice"
      id="privacy-notice"
      role="dialog"
      aria-modal="true"
      aria-label={words.privacyTitle}
      catchMove
      {...keyProps(undefined)}
    >
      <View className="privacy-notice-card">
        <Text kind="heading" block>
          {words.privacyTitle}
        </Text>
        <View className="privacy-notice-text">
          <Text kind="reading">{words.privacyText}</Text>
          <Row gap={16} align="stretch" wrap>
            {words.privacyLinks.map(({ code, title }) => (
              <Tappable
                key={code}
                className="privacy-notice-link"
                role="link"
                label={title}
                onTap={() => go(routes.agreement, { code })}
              >
                <Text kind="reading">{title}</Text>
              </Tappable>
            ))}
          </Row>
          <Text kind="reading">{words.privacyBrowse}</Text>
        </View>
        <Button id="privacy-accept" block text={words.privacyAccept} onTap={accept} />
        <Tappable id="privacy-refuse" className="privacy-notice-refuse" onTap={refuse}>
          <Text kind="body">{words.privacyRefuse}</Text>
        </Tappable>
      </View>
    </View>
  )
}
