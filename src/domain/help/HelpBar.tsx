import { observer } from 'mobx-react'
import { config } from '@/domain/remoteConfig/config'
import { helpWords } from '@/i18n/help'
import { addressOf } from '@/navigate'
import { dial } from '@/platform/host/dial'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { ContactButton } from '@/ui/action/ContactButton'
import { Row } from '@/ui/layout/Row'
import { HelpButton } from './HelpButton'
import './HelpBar.scss'
import type { HelpAbout } from './openCustomerService'

/** The screen of what it is about, which the host's chat may offer as a card. */
function screenOf({ about, id }: HelpAbout): string | undefined {
  if (id === undefined) return undefined
  if (about === 'order') return addressOf(routes.orderDetail, { orderId: id })
  return about === 'withdrawal' ? addressOf(routes.cashResult, { withdrawId: id }) : undefined
}

/** The ways to customer service: its page, the host's own chat where one is configured, and its number where the operator has set one. */
export const HelpBar = observer(function HelpBar({ about }: { about: HelpAbout }) {
  const words = helpWords()
  const { phone } = config.values.service
  return (
    <Row gap={12} justify="center" wrap className="help-bar" id="help-bar">
      <HelpButton id="help-contact" about={about} />
      <ContactButton
        id="help-host"
        text={words.hostContact}
        title={words.about[about.about]}
        address={screenOf(about)}
      />
      {phone && <Button id="help-call" kind="plain" size="small" text={words.call} onTap={() => void dial(phone)} />}
    </Row>
  )
})
