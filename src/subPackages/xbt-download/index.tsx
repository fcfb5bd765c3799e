import { DownloadPage } from '@/domain/native/DownloadPage'
import { routes } from '@/routes'
import { page } from '@/shell/page'

/** Downloads Small subsidy from the store of the customer's system. */
export default page(routes.xbtDownload, function XbtDownload() {
  return <DownloadPage app="xbt" />
})
