import { nativeWords } from '@/i18n/native'
import { back } from '@/navigate'
import { canFrame } from '@/platform/links/canFrame'
import { externalUrl } from '@/platform/links/externalUrl'
import { openLink } from '@/platform/links/openLink'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { Button } from '@/ui/action/Button'
import { tellLinkEnd } from '@/ui/action/tellLinkEnd'
import { EmptyState } from '@/ui/display/EmptyState'
import { WebFrame } from '@/ui/media/WebFrame'

/** Shows a page of another site, if this build may open it (S2) and the host can show it; otherwise its address can be copied. */
export default page(routes.iframe, function IframePage({ url: address }) {
  const words = nativeWords()
  const url = externalUrl(address)
  return (
    <Screen skeleton="detail">
      {url && canFrame(url) ? (
        <WebFrame url={url} title={words.frameTitle} />
      ) : url ? (
        <EmptyState icon="copy" text={words.notFramed} hint={words.notFramedHint}>
          <Button text={words.copyAddress} onTap={() => void openLink(url).then(tellLinkEnd)} />
        </EmptyState>
      ) : (
        <EmptyState illustration="error" text={words.badLink} hint={words.badLinkHint}>
          <Button kind="second" text={words.back} onTap={back} />
        </EmptyState>
      )}
    </Screen>
  )
})
