/**
 * Replaces XMLHttpRequest, which uploads files. `state.uploads` sets by file name the progress (`sent`, 0 to
 * 1), a problem response or a failed network. Other uploads complete without a response.
 */
export const uploading = (state) =>
  class {
    upload = {};
    open() {}
    setRequestHeader() {}
    abort() {
      this.onabort?.();
    }
    send(form) {
      const file = form.get('file');
      const { sent = 1, problem, offline } = state.uploads?.[file.name] ?? {};
      this.upload.onprogress?.({ loaded: file.size * sent });
      setTimeout(() => {
        if (offline) return this.onerror();
        if (!problem) return;
        this.status = problem.status;
        this.responseText = JSON.stringify(problem);
        this.onload();
      }, 20);
    }
  };

const buildTransfer = (files) => {
  const transfer = new DataTransfer();
  for (const { name, size = 1_400_000, type = 'application/pdf' } of files)
    transfer.items.add(new File([new Uint8Array(size)], name, { type }));
  return transfer;
};

/** Simulates the file dialog and dragging. */
export const choose = (input, files) => {
  input.files = buildTransfer(files).files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
export const drag = (input, files) =>
  input.parentNode.dispatchEvent(
    new DragEvent('dragenter', { bubbles: true, composed: true, dataTransfer: buildTransfer(files) }),
  );
