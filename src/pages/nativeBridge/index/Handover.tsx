import { observer } from 'mobx-react'
import { nativeWords } from '@/i18n/native'
import { back, go } from '@/navigate'
import { routes } from '@/routes'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { Text } from '@/ui/display/Text'
import type { IconName } from '@/ui/media/Icon'
import './Handover.scss'
import type { HandoverStore } from './store'

interface Look {
  icon: IconName
  text: string
  hint?: string
  /** The words of a missing app, the same in every language. */
  reason?: string
  mayRetry?: boolean
}

function lookOf({ end }: HandoverStore): Look {
  const words = nativeWords()
  switch (end?.kind) {
    case undefined:
      return { icon: 'clock', text: words.opening }
    case 'done':
      return { icon: 'done', text: words.opened }
    case 'absent':
      return { icon: 'phone', text: words.notInApp, hint: words.notInAppHint, reason: end.message }
    case 'unknown':
      return { icon: 'warning', text: words.unknownPage, hint: words.unknownPageHint }
    case 'badUrl':
      return { icon: 'shield', text: words.badLink, hint: words.badLinkHint }
    case 'refused':
      return { icon: 'warning', text: words.refused, hint: words.tryAgainHint, mayRetry: true }
    case 'timeout':
      return { icon: 'warning', text: words.silent, hint: words.tryAgainHint, mayRetry: true }
  }
}

/** How the handing over stands, and the way on. */
export const Handover = observer(function Handover({ store }: { store: HandoverStore }) {
  const words = nativeWords()
  const { icon, text, hint, reason, mayRetry } = lookOf(store)
  return (
    <EmptyState icon={icon} text={text} hint={hint}>
      {reason && (
        <Text kind="note" tone="third" center block className="handover-reason" id="native-reason">
          {reason}
        </Text>
      )}
      {mayRetry && <Button id="native-retry" text={words.retry} onTap={() => void store.handOver()} />}
      {reason && <Button id="native-download" text={words.download} onTap={() => go(routes.appDownload)} />}
      {store.end && !mayRetry && <Button id="native-back" kind="second" text={words.back} onTap={back} />}
    </EmptyState>
  )
})
