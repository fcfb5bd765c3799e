import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.helpProgress, function HelpProgress() {
  return <Screen>{null}</Screen>
})
