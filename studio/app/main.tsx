import '@fontsource-variable/public-sans'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './studio.css'
import { session } from './session/use-studio'
import { App } from './shell/App'

const root = document.getElementById('studio')
if (!root) throw new Error('The page of Studio has no element with the id "studio".')
session.start()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
