import { nativeWords } from '@/i18n/native'
import { back } from '@/navigate'
import { externalUrl } from '@/platform/externalUrl'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useQuery } from '@/shell/useQuery'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { WebFrame } from '@/ui/WebFrame'

/** Shows a page of the outside, if it is one that this build may open (S2). */
export default page(function IframePage() {
  const words = nativeWords()
  const url = externalUrl(useQuery(routes.iframe).url)
  return (
    <Screen route={routes.iframe} skeleton="detail">
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
