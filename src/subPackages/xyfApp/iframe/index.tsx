import { nativeWords } from '@/i18n/native'
import { back } from '@/navigate'
import { externalUrl } from '@/platform/links/externalUrl'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { Button } from '@/ui/action/Button'
import { EmptyState } from '@/ui/display/EmptyState'
import { WebFrame } from '@/ui/media/WebFrame'

/** Shows a page of another site, if this build may open it (S2). */
export default page(routes.iframe, function IframePage({ url: address }) {
  const words = nativeWords()
  const url = externalUrl(address)
  return (
    <Screen skeleton="detail">
      {url ? (
        <WebFrame url={url} title={words.frameTitle} />
      ) : (
        <EmptyState icon="shield" text={words.badLink} hint={words.badLinkHint}>
          <Button kind="second" text={words.back} onTap={back} />
        </EmptyState>
      )}
    </Screen>
  )
})
