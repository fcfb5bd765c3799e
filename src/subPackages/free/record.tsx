import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.freeRecord, function FreeRecord() {
  return <Screen>{null}</Screen>
})
