import { DownloadPage } from '@/domain/native/DownloadPage'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** Downloads the app from the store of the customer's system. */
export default page(routes.appDownload, function AppDownload() {
  return <DownloadPage app="app" />
})
