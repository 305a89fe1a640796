/** Answers in the server's place for the table of stories, which no server knows. */
import type { Plugin } from 'vite'

const CODE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7"><path d="M0 0h3v3H0zM4 0h3v3H4zM0 4h3v3H0zM4 4h1v1H4zM6 6h1v1H6z"/></svg>`

export function fakeTable(): Plugin {
  return {
    name: 'fake-table',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/api/tables/fake/qr.svg', (_, response) => {
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(CODE)
      })
    },
  }
}
