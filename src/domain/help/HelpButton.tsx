import { observer } from 'mobx-react'
import { useState } from 'react'
import { helpWords } from '@/i18n/help'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { tellLinkEnd } from '@/ui/action/tellLinkEnd'
import { Text } from '@/ui/display/Text'
import { Stack } from '@/ui/layout/Stack'
import { HelpStore } from './helpStore'
import type { HelpAbout } from './openCustomerService'

const quiet = () => undefined

/**
 * The way to customer service from a component that observes. How it ends is a toast, unless the component says itself what `told` is.
 * @param tells the component says it
 */
export function useHelp(tells = false): HelpStore {
  const [store] = useState(() => new HelpStore(tells))
  useEnd(store.opening, { done: tells ? quiet : tellLinkEnd })
  return store
}

interface HelpButtonProps {
  id: string
  about: HelpAbout
  /** How much it stands out. */
  kind?: 'second' | 'plain'
  /** How it ended is said under the button, where no toast may be shown. */
  tells?: boolean
}

/** Opens customer service with what it is about. */
export const HelpButton = observer(function HelpButton({ id, about, kind = 'plain', tells }: HelpButtonProps) {
  const words = helpWords()
  const { opening, open, told } = useHelp(tells)
  const size = kind === 'plain' ? 'small' : undefined
  return (
    <Stack gap={8} align="center">
      <Button id={id} kind={kind} size={size} text={words.contact} busy={opening.busy} onTap={() => open(about)} />
      {told && words.ends[told] !== '' && (
        <Text kind="small" tone="second" className="help-button-end" role="status">
          {words.ends[told]}
        </Text>
      )}
    </Stack>
  )
})
