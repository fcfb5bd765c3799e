import { shellWords } from '@/i18n/shell'
import { routes } from '@/routes'
import { MissingPage } from '@/shell/MissingPage'
import { page } from '@/shell/page'

/** Where an address without a route leads, on every host; the way back is in the bar. */
export default page(routes.notFound, function NotFound() {
  return <MissingPage text={shellWords().pageMissing} />
})
