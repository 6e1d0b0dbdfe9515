-- Customers who come back, and applications whose offer ran out.
alter table application
  -- what was entered in this earlier application of the customer is offered to the forms, until they are saved
  add column prefilled_from uuid references application (id),
  -- the customer brought a credit line along: who it was granted to was taken over from this application of theirs
  add column carried_from uuid references application (id);

alter table checkout
  -- set: a record only, for an application whose offer ran out; the checkout itself goes on with a new application
  add column replaced_by uuid references checkout (id);
