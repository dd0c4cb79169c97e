import { createElement, useState } from 'react';
import { Link } from 'react-router-dom';

/** A page that works only with the shell's own React and router: it has state and a link. */
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
