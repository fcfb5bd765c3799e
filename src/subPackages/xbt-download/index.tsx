import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.xbtDownload, function XbtDownload() {
  return <Screen>{null}</Screen>
})
