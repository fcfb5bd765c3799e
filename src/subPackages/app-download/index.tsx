import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.appDownload, function AppDownload() {
  return <Screen>{null}</Screen>
})
