/** The same dialog without a framework. */
export const open = () => {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.append(
    Object.assign(document.createElement('button'), { id: 'answer', textContent: 'Get started' }),
  );
  dialog.showModal();
};
