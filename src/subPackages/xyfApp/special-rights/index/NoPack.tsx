import { observer } from 'mobx-react'
import { rightsWords } from '@/i18n/rights'
import { go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'

/** A customer without rights packs: the way to the membership, which comes with one. */
export const NoPack = observer(function NoPack() {
  const words = rightsWords()
  return (
    <EmptyState illustration="empty" icon="gift" text={words.noPack} hint={words.noPackHint}>
      <Button id="pack-member" text={words.toMember} onTap={() => go(routes.member)} />
    </EmptyState>
  )
})
