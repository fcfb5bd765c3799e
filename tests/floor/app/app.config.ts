export default defineAppConfig({ pages: ['pages/home/index'] })
