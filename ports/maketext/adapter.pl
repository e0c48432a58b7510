#!/usr/bin/env perl
# The adapter of Perl's Locale::Maketext. README.md says which calls it makes, and how it converts data.

use v5.36;
use B ();
use JSON::PP ();
use Locale::Maketext ();
use Scalar::Util qw(blessed);

my $json = JSON::PP->new->utf8->canonical->allow_nonref;

# The projects that Catalog.new made, by their names. A project is a class; each of its locales is a class below it.
my %projects;
my $classes = 0;

# The names of placeholders: a name is the argument of its index plus 1 in every text.
my %positions;

# The library has no such operation, or cannot take these arguments.
sub unsupported ($message) { die { code => -32601, message => $message, type => 'Unsupported' } }

sub name ($value) { ref $value eq 'HASH' ? $value->{symbol} : $value }

sub scalar_value ($value) { ref $value eq 'HASH' ? 0 + $value->{float} : $value }

sub project ($params) {
    my $subject = $params->{subject} // 'I18n';
    return $projects{$subject} // unsupported("no project is called $subject");
}

# Returns the active handle. A project has none before it has a class for its default locale.
sub handle ($project) { $project->{handle} // die "no language is active\n" }

# Creates the class of a locale, unless there is one, and returns its lexicon.
sub lexicon ($project, $locale) {
    unsupported("no class can be called $locale") if $locale !~ /^\w+(?:-\w+)*$/a;
    my $class = "$project->{class}::" . lc($locale =~ tr/-/_/r);
    no strict 'refs';
    @{"${class}::ISA"} = ($project->{class});
    return \%{"${class}::Lexicon"};
}

# Converts a text: `%{name}` becomes `[_1]`, and what has a meaning in Maketext is escaped.
sub converted_text ($text) {
    $text =~ s/([~\[\]])/~$1/g;
    return $text =~ s/%\{([^{}]+)\}/'[_' . position($1) . ']'/ger;
}

sub position ($name) { $positions{$name} //= 1 + keys %positions }

# Converts plural forms: `[quant,_1,form,forms]` writes the count and a form.
sub converted_forms ($forms) {
    my %rest = %$forms;
    my ($one, $other) = map { ($_ // '') =~ /^%\{count\} ([^%~\[\],]+)$/ ? $1 : unsupported('quant has no such forms') }
        delete @rest{qw(one other)};
    unsupported('quant has two forms') if %rest;
    return '[quant,_' . position('count') . ",$one,$other]";
}

my $CATEGORY = qr/^(?:zero|one|two|few|many|other)$/;

# Returns the entries of a lexicon: a nested key becomes a dotted one.
sub entries ($data, @path) {
    return map {
        my ($key, $value) = ($_, $data->{$_});
        my $is_plural = ref $value eq 'HASH' && %$value && !grep { !/$CATEGORY/ } keys %$value;
        $is_plural             ? (join('.', @path, $key) => converted_forms($value))
        : ref $value eq 'HASH' ? entries($value, @path, $key)
        : is_text($value)      ? (join('.', @path, $key) => converted_text($value))
        :                        unsupported('a lexicon has only texts');
    } sort keys %$data;
}

sub is_text ($value) { defined $value && !ref $value && B::svref_2object(\$value)->FLAGS & B::SVf_POK }

sub activate ($project, $locale) {
    my $handle = $project->{class}->get_handle($locale) // return undef;
    $project->{handle} = $handle;
    return $handle->language_tag;
}

# Returns a call of maketext. All values have their position, since Maketext has no named arguments.
sub lookup ($on_failure) {
    return sub ($params) {
        my $project = project($params);
        unsupported('maketext has no scope')   if defined $params->{scope};
        unsupported('maketext has no default') if defined $params->{default};
        my ($values, $named) = ($params->{params} // {}, $params->{kwargs} // {});
        for (sort keys %$named) { unsupported("maketext takes one value of the name $_") if exists $values->{$_} }
        my %values = (%$values, %$named);
        $values{count} = $params->{count} if defined $params->{count};
        my @arguments;
        $arguments[position($_) - 1] = scalar_value($values{$_}) for sort keys %values;
        my $key = name($params->{key});
        return sub {
            my $handle = handle($project);
            $handle->fail_with($on_failure);
            return $handle->maketext($key, @arguments);
        };
    };
}

sub localize ($params) {
    my ($project, $object) = (project($params), $params->{object});
    my $number = $object->{integer} // $object->{float} // unsupported('Maketext formats only numbers');
    unsupported('numf has no formats') if defined $params->{format} && name($params->{format}) ne 'default';
    return sub { handle($project)->numf(0 + $number) };
}

# Each reads the params of a method, and returns the call to make.
my %methods = (
    initialize => sub ($params) {
        my %implementation = (name => 'maketext', version => $Locale::Maketext::VERSION, language => 'Perl');
        return sub { { protocol => 1, implementation => \%implementation, pipelining => JSON::PP::true } };
    },
    reset => sub ($params) {
        return sub { %projects = %positions = (); return undef };
    },
    shutdown => sub ($params) { return sub { undef } },
    'Catalog.new' => sub ($params) {
        unsupported('a project has no list of locales') if defined $params->{available_locales};
        unsupported('a class of a locale falls back by inheritance') if defined $params->{fallbacks};
        my $project = { class => 'Project' . ++$classes };
        my $locale = $params->{default_locale} // 'en';
        lexicon($project, $locale);
        return sub {
            no strict 'refs';
            @{"$project->{class}::ISA"} = ('Locale::Maketext');
            $projects{ $params->{catalog} } = $project;
            activate($project, $locale);
            return undef;
        };
    },
    inject => sub ($params) {
        my $project = project($params);
        unsupported('a lexicon has no loaders') if $params->{loader};
        my $data = $params->{translations};
        my %entries = map { ($_ => { entries($data->{$_} // {}) }) } sort keys %$data;
        return sub {
            for my $locale (sort keys %entries) {
                my $lexicon = lexicon($project, $locale);
                @$lexicon{ keys %{ $entries{$locale} } } = values %{ $entries{$locale} };
            }
            return undef;
        };
    },
    locale => sub ($params) {
        my $project = project($params);
        return sub { handle($project)->language_tag };
    },
    (map { $_ => \&activation } 'activate', 'locale='),
    translate    => lookup('failure_handler_auto'),
    'translate!' => lookup(undef),
    localize     => \&localize,
);

sub activation ($params) {
    my ($project, $locale) = (project($params), name($params->{locale}));
    return sub { activate($project, $locale) };
}

sub respond ($method, $params) {
    my $call = eval { ($methods{$method} // unsupported("Locale::Maketext has no $method"))->($params) };
    return { error => failure($@, -32602) } if !defined $call;
    my $result = eval { { result => $call->() } };
    return $result // { error => failure($@, $@ =~ /^maketext doesn't know how to say/ ? 2 : 3) };
}

sub failure ($raised, $code) {
    return { code => $raised->{code}, message => $raised->{message}, data => { type => $raised->{type} } }
        if ref $raised eq 'HASH';
    return { code => $code, message => "$raised", data => { type => blessed($raised) // 'die' } };
}

$| = 1;
while (defined(my $line = <STDIN>)) {
    my $request = $json->decode($line);
    my $response = respond($request->{method}, $request->{params} // {});
    say $json->encode({ jsonrpc => '2.0', id => $request->{id}, %$response });
    last if $request->{method} eq 'shutdown';
}
