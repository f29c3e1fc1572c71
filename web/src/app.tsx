import { BrowserRouter, useRoutes } from 'react-router';
import { routes } from './routes.tsx';

const Screens = () => useRoutes(routes);

/** The application: its routes inside the shell. */
export const App = () => (
  <BrowserRouter>
    <Screens />
  </BrowserRouter>
);
