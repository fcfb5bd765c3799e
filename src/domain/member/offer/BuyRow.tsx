import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { ContractDocument } from '@/contract/member/documents'
import { openBlockLink } from '@/domain/remoteConfig/blocks/LinkArea'
import type { Pricing } from '@/domain/rights/pricing'
import { Sold } from '@/domain/rights/Sold'
import { membershipWords } from '@/i18n/membership'
import { Button } from '@/ui/action/Button'
import { Alarm } from '@/ui/display/Alarm'
import { Price } from '@/ui/display/Price'
import { Text } from '@/ui/display/Text'
import { Check } from '@/ui/input/Check'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import './BuyRow.scss'

interface BuyRowProps {
  pricing: Pricing
  /** The operator's tip on this price; empty without one. */
  tip?: string
  /** Text of the button. */
  text: string
  documents: readonly ContractDocument[]
  agreed: boolean
  onAgree(agreed: boolean): void
  /** It was tried without the tick at the documents. */
  isMissing: boolean
  /** Why the server did not take the order; empty where it did. */
  refusal: string
  busy: boolean
  onBuy(): void
  /** What the customer agrees to beside the documents. */
  children?: ReactNode
}

/** Documents as a `Check` links them, each by its address. */
export const asLinks = (documents: readonly ContractDocument[]): { code: string; title: string }[] =>
  documents.map(({ name, url }) => ({ code: url, title: membershipWords().document(name) }))

/** The foot of a screen that sells a membership: what is agreed to, the price, and the button; a refusal of the order stands above it. */
export const BuyRow = observer(function BuyRow(props: BuyRowProps) {
  const { pricing, tip, text, documents, agreed, onAgree, isMissing, refusal, busy, onBuy, children } = props
  const words = membershipWords()
  return (
    <Sold>
      <Stack className="member-buy">
        {refusal && <Alarm text={refusal} />}
        {children}
        <Check
          id="member-agree"
          checked={agreed}
          text={words.agree}
          links={asLinks(documents)}
          onChange={onAgree}
          onLink={openBlockLink}
          problem={isMissing && words.tickTerms}
        />
        <Row gap={16} justify="between">
          <Stack>
            <Price fen={pricing.today} size="large" was={pricing.usual} />
            {tip && (
              <Text kind="note" tone="saving" className="member-buy-tip">
                {tip}
              </Text>
            )}
          </Stack>
          <Button id="member-buy" kind="detail" text={text} busy={busy} onTap={onBuy} />
        </Row>
      </Stack>
    </Sold>
  )
})
