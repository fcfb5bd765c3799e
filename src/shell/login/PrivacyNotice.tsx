import { observer } from 'mobx-react'
import { shellWords } from '@/i18n/shell'
import { go } from '@/navigate'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { useApp } from '@/shell/AppContext'
import { useTabsAway } from '@/shell/useTabsAway'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { NoticeCard, NoticeLink } from './NoticeCard'
import { useConsentGate } from './useConsentGate'

/** Pages on which the policy is read; the notice is not shown there. */
const readable = [routes.agreement.path, routes.agreements.path]

/** Blocks the app until the customer has answered; after a refusal the app can be browsed. No data is collected before the answer. */
export const PrivacyNotice = observer(function PrivacyNotice({
  route,
}: {
  route: Pick<Route, 'path' | 'login' | 'tab'>
}) {
  const { consent } = useApp()
  const words = shellWords()
  const refuse = useConsentGate(route)
  const isUp = consent.answer === 'unasked' && !readable.includes(route.path)
  useTabsAway(route, isUp)
  if (!isUp) return null
  return (
    <NoticeCard
      id="privacy-notice"
      title={words.privacyTitle}
      accept={<Button id="privacy-accept" block text={words.privacyAccept} onTap={consent.accept} />}
      refuse={{ id: 'privacy-refuse', text: words.privacyRefuse, onTap: refuse }}
    >
      <Text kind="reading">{words.privacyText}</Text>
      <Row gap={16} align="stretch" wrap="boxes">
        {words.privacyLinks.map(({ code, title }) => (
          <NoticeLink key={code} title={title} onTap={() => go(routes.agreement, { code })} />
        ))}
      </Row>
      <Text kind="reading">{words.privacyBrowse}</Text>
    </NoticeCard>
  )
})
