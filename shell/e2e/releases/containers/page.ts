import { createElement, useState } from 'react';
import { Link } from 'react-router-dom';

/** A page with state and a link. State and link work only with the React and the router of the shell. */
function Counter() {
  const [presses, setPresses] = useState(0);
  return createElement(
    'main',
    null,
    createElement('button', { onClick: () => setPresses(presses + 1) }, `Pressed ${presses}`),
    createElement(Link, { to: '/about' }, 'To another page'),
  );
}

export default { Component: Counter, meta: () => ({ title: 'Counter', description: 'Counts presses.' }) };
